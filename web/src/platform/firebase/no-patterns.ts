/** Stands in for the pattern matcher of the database client's pipelines, whose code would be a third of the client. */
export const RE2JS = {
  compile: (): never => {
    throw new Error('This build has no pattern matcher for pipelines.');
  },
};
