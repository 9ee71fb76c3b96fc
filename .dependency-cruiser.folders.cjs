/* Folders that need each other are one folder, or hide a third. Tests and types may look both ways. */
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-circles-of-folders",
      comment: "Two folders that need each other are one folder, or hide a third.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    tsPreCompilationDeps: false,
    exclude: { path: "node_modules|\\.css$|\\.test\\.tsx?$|(^|/)(test|testing|conformance)/" },
  },
};
