# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the window in one language, from its file of translations."""
import xml.etree.ElementTree as xml


class Words:
    def __init__(self, language, folder):
        self.language = language
        self._texts = {}
        for context in xml.parse(f"{folder}/naqla_{language}.ts").getroot().iter("context"):
            for message in context.iter("message"):
                forms = [form.text or "" for form in message.iter("numerusform")]
                text = forms or message.findtext("translation")
                key = (context.findtext("name").split("::")[-1], message.findtext("source"), message.findtext("comment"))
                if text:
                    self._texts[key] = text

    def __call__(self, context, source, *arguments, comment=None, number=None):
        """A text with its arguments, as the program makes it; English ones stand in the sources."""
        text = self._texts.get((context, source, comment))
        if text is None:
            assert self.language == "en", f"no {self.language} words for {source} ({context}, {comment})"
            text = source
        if number is not None:
            text = text[self._form(number)].replace("%Ln", str(number))
        for place, argument in enumerate(arguments, start=1):
            text = text.replace(f"%{place}", argument)
        return text

    def _form(self, number):
        if self.language == "en":
            return 0 if number == 1 else 1
        assert 0 <= number <= 10, "the form of larger numbers is not needed here"
        return min(number, 3)
