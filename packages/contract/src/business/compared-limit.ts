/** Most products or companies that are compared side by side. */
export const comparedLimit = 4;
