import { defineStatement } from '@wbn/postgres/statement.ts';

interface NewImport {
  readonly id: string;
  readonly businessID: string;
  readonly userID: string;
  readonly fileName: string;
  /** Compressed. */
  readonly file: Buffer;
  readonly mapping: Readonly<Record<string, string>>;
  readonly language: string;
  readonly rows: number;
}

/** Changes no row while another import of the company is under way. */
export const insertImport = defineStatement((db, row: NewImport) =>
  db
    .insertInto('product_import')
    .values({
      id: row.id,
      business_id: row.businessID,
      user_id: row.userID,
      file_name: row.fileName,
      file: row.file,
      mapping: JSON.stringify(row.mapping),
      language: row.language,
      rows: row.rows,
      failure: null,
    })
    .onConflict((conflict) => conflict.doNothing()),
);
