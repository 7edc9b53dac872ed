/** How the server tells the browser where the styles are that a page does without; no browser follows it by itself. */
export const laterStylesRel = 'x-styles';
