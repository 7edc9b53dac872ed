/** Id of the list of results, where 'Skip to results' leads and the focus goes after a search. */
export const resultsId = 'results';
