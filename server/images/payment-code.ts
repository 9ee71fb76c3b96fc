import encodeQR from "qr";
import sharp from "sharp";

/** As the format of QR payments asks: medium correction, four modules of white around. */
const OPTIONS = { ecc: "medium", border: 4 } as const;
/** Of a picture in a mail, which programs show in its own size on dense screens too. */
const PIXELS = 8;

/** A text as a picture; white under it, for readers of dark pages. */
export const codeSvg = (text: string): string =>
  encodeQR(text, "svg", OPTIONS).replace(">", '><rect width="100%" height="100%" fill="#fff"/>');

export function paymentCodePng(text: string): Promise<Buffer> {
  const rows = encodeQR(text, "raw", OPTIONS);
  const size = rows.length;
  const grey = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * PIXELS, size * PIXELS, { kernel: "nearest" })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
