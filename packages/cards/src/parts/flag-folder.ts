/** Where the drawn flags lie; files there never change, so a newer set has another folder. A test keeps it at the version of the set. */
export const flagFolder = '/assets/flags-1.6.20';
