/** Key in local storage of the things chosen for comparison. */
export const compareStoreName = 'wbn-compare';
