/**
 * Maximum number of products or companies compared side by side; also the maximum receivers of one inquiry
 * (`mostReceivers`).
 */
export const comparedLimit = 5;
