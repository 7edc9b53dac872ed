/**
 * Stops that a call legitimately lacks and that cannot be derived from the code, each with its reason. A gap that is no gap any more
 * makes the test of the lines fail.
 */

interface SharedSql {
  readonly file: string;
  readonly reason: string;
}

const uploads: SharedSql = {
  file: 'apps/api/src/files/upload.sql.ts',
  reason: 'all forms for a file are signed by one service, which stores one kind of row',
};

/** Calls whose statements are another file's. */
export const sharedSql: Readonly<Record<string, SharedSql>> = {
  'request-user-upload': uploads,
  'request-business-upload': uploads,
  'request-profile-photo-upload': uploads,
};
