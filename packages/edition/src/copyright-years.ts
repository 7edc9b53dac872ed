/** Footer copyright years, in one place (decision 28). Apart from the list of sites, which few pages need. */
export const copyrightYears = '2000 - 2020';
