/** The entry of the browser's local storage that holds what is chosen. */
export const compareStoreName = 'wbn-compare';
