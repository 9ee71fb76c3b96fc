export const products = Array.from({ length: 50 }, (_, index) => ({
  id: String(index + 1),
  name: `Product ${index + 1}`,
  text: `A thing to rent, number ${index + 1}, for a day or a week`,
  price: 190 + index * 10,
}));
