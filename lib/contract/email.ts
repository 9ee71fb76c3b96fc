/**
 * An e-mail address that forms and the wire both take: printable signs with single dots inside the name, labels that
 * neither begin nor end with a hyphen, and letters last. Whether it exists only a mail can tell. Stands alone, so
 * that a page which checks an address needs no schema library.
 */
export const EMAIL_PATTERN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/iu;
export const MAX_EMAIL = 200;
