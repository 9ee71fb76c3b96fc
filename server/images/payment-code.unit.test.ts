import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { paymentCodePng, codeSvg } from "./payment-code";

const text = "SPD*1.0*ACC:CZ5855000000001265098001*AM:480.50*CC:CZK*X-VS:2027000042*MSG:SEZONA 100%25";

async function read(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test("a phone reads from both pictures what was drawn", async () => {
  expect(await read(await paymentCodePng(text))).toBe(text);
  expect(
    await read(
      await sharp(Buffer.from(codeSvg(text)), { density: 72 * 8 })
        .png()
        .toBuffer(),
    ),
  ).toBe(text);
});
