/** Most searches that a person keeps. */
export const savedSearchLimit = 50;
