/** Form of a certificate's name in a filter. In a file of its own, so that pages of members do not share all patterns with those of visitors. */
export const certificatePattern = /^[a-z\d]+(-[a-z\d]+)*$/;
