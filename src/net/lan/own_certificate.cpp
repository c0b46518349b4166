// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/own_certificate.h"

#include <memory>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

namespace naqla::net {

namespace {

template <auto Free>
struct Deleter
{
    template <typename T>
    void operator()(T *object) const noexcept
    {
        Free(object);
    }
};
using Key = std::unique_ptr<EVP_PKEY, Deleter<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Deleter<X509_free>>;
using Bio = std::unique_ptr<BIO, Deleter<BIO_free>>;
using Number = std::unique_ptr<BIGNUM, Deleter<BN_free>>;

bool setSerial(X509 *certificate, const QByteArray &serial)
{
    const Number number(BN_bin2bn(reinterpret_cast<const unsigned char *>(serial.constData()),
        static_cast<int>(serial.size()), nullptr));
    return number && BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(certificate)) != nullptr;
}

bool setName(X509 *certificate)
{
    static constexpr unsigned char Name[] = "Naqla host";
    X509_NAME *name = X509_get_subject_name(certificate);
    return X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, Name, -1, -1, 0) == 1
        && X509_set_issuer_name(certificate, name) == 1;
}

bool setDates(X509 *certificate)
{
    return ASN1_TIME_set_string_X509(X509_getm_notBefore(certificate), "20200101000000Z") == 1
        && ASN1_TIME_set_string_X509(X509_getm_notAfter(certificate), "20500101000000Z") == 1;
}

QByteArray contents(BIO *bio)
{
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio, &data);
    return QByteArray(data, static_cast<qsizetype>(size));
}

} // namespace

TlsComplaints::~TlsComplaints()
{
    ERR_clear_error();
}

std::optional<QByteArray> makeOwnCertificate(const QByteArray &serial)
{
    constexpr long Version3 = 2;
    const TlsComplaints complaints;
    const Key key(EVP_EC_gen("P-256"));
    const Certificate certificate(X509_new());
    const Bio out(BIO_new(BIO_s_mem()));
    const bool ok = key && certificate && out && X509_set_version(certificate.get(), Version3) == 1
        && setSerial(certificate.get(), serial) && setName(certificate.get()) && setDates(certificate.get())
        && X509_set_pubkey(certificate.get(), key.get()) == 1
        && X509_sign(certificate.get(), key.get(), EVP_sha256()) > 0
        && PEM_write_bio_PrivateKey(out.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1
        && PEM_write_bio_X509(out.get(), certificate.get()) == 1;
    if (!ok)
        return std::nullopt;
    return contents(out.get());
}

bool keyFitsCertificate(const QByteArray &pem)
{
    const TlsComplaints complaints;
    const auto open = [&pem] { return Bio(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size()))); };
    // An empty pass phrase in place of a question on the terminal.
    char noPassPhrase[] = "";
    const Bio keySource = open();
    const Bio certificateSource = open();
    const Key key(PEM_read_bio_PrivateKey(keySource.get(), nullptr, nullptr, noPassPhrase));
    const Certificate certificate(PEM_read_bio_X509(certificateSource.get(), nullptr, nullptr, noPassPhrase));
    return key && certificate && X509_check_private_key(certificate.get(), key.get()) == 1;
}

} // namespace naqla::net
