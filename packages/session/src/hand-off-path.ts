/** Path of the hand-off page in any language (RT-26). Also inlined into the first script. */
export const handOffPath = /^(?:\/[a-z]{2})?\/setid\/?$/i;
