/**
 * Path of the page where the auth host hands a session over, in any language (RT-26). Also inlined into the first
 * script.
 */
export const handOffPath = /^(?:\/[a-z]{2})?\/setid\/?$/i;
