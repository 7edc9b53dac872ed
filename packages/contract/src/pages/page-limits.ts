/** Posts on the page of a company or person. */
export const latestPosts = 3;
/** Groups on the page of a company or person. */
export const linkedGroups = 6;
/** Groups on the home page. */
export const homeGroups = 3;
/** Other products of the company on the page of a product (PRD-09). */
export const mainProducts = 6;
