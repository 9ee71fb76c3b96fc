module.exports = () => ({
  // As many at once as the shop asks for (server/content/documents.ts).
  graphql: {
    config: {
      endpoint: "/graphql",
      defaultLimit: 10,
      maxLimit: 100,
      depthLimit: 10,
      apolloServer: { introspection: true },
    },
  },
});
