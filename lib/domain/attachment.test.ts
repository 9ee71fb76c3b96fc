import { attachment } from "./attachment";

test.each([
  ["trasa.gpx", `attachment; filename="trasa.gpx"; filename*=UTF-8''trasa.gpx`],
  [
    "Průvodce Šumavou.pdf",
    `attachment; filename="Pruvodce Sumavou.pdf"; filename*=UTF-8''Pr%C5%AFvodce%20%C5%A0umavou.pdf`,
  ],
  ['a"\r\nb(1).txt', `attachment; filename="a___b_1_.txt"; filename*=UTF-8''a%22%0D%0Ab%281%29.txt`],
])("%j is saved under its name, and ends the header nowhere else", (name, header) => {
  expect(attachment(name)).toBe(header);
});
