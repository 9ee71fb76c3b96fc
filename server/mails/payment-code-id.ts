/** By which a letter's HTML shows the picture that the letter brings along. */
export const PAYMENT_CODE_ID = "payment-code";
