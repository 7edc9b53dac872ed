/** Most products or companies that are compared side by side; one inquiry goes to as many companies (`mostReceivers`). */
export const comparedLimit = 5;
