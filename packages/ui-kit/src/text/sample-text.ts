/** Plain words for the stories; no company, no product. */
export const sampleText =
  'A calm directory is read in seconds: one line says what something is, the next where it is and the third what to do about it. Everything else waits behind a link until somebody asks for it. Long descriptions are welcome, because they answer the questions that a short one raises, but they stand back until they are wanted.\nThe second paragraph is only there to show that line breaks survive.';
