/* Strapi itself does all there is to do: content types lie in api, parts of them in components. */
module.exports = {};
