/**
 * Public folder of the flag pictures. Its files are cached for ever, so the name contains the version of the flag
 * set; a test compares both.
 */
export const flagFolder = '/assets/flags-1.6.20';
