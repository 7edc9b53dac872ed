/** Copyright years of the footer (decision 28). Kept apart from the list of sites, which few pages load. */
export const copyrightYears = `2000 – ${new Date().getUTCFullYear()}`;
