export const isApi = (path: string): boolean => /^\/(?:api|graphql)(?:\/|$)/u.test(path);

/** Neither the API, nor a picture, nor a file of the framework. */
export const isPage = (path: string): boolean => !isApi(path) && !/^\/(?:media|_next)(?:\/|$)/u.test(path);
