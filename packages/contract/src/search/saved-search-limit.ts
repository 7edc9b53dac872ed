/** Maximum saved searches of a person. */
export const savedSearchLimit = 50;
