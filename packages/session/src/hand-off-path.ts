/** The page where the auth host hands a session over, in whichever language (RT-26). Also part of the head's first script. */
export const handOffPath = /^(?:\/[a-z]{2})?\/setid\/?$/i;
