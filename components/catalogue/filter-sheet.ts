/** Filters stand in a sheet on a phone, which the browser opens by this name. */
export const FILTER_SHEET = "filters";
