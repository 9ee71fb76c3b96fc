/*
 * What backends of the specification send for "no period chosen"; never used inside. Stands alone, so that a page which
 * reads them from its address needs no schema library.
 */
export const NO_PERIOD_FROM = "1975-08-01";
export const NO_PERIOD_TO = "1980-08-01";
