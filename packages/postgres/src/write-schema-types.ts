// pnpm db:types: regenerates schema.ts from the files of schema/ and later migrations.
import { writeFile } from 'node:fs/promises';
import { connect } from './connect.ts';
import { writeSchemaTypes } from './schema-types.ts';
import { createTestDatabase, createTestServer } from './test-database.ts';

const server = await createTestServer();
const database = await createTestDatabase(server);
const { pool, close } = connect(database.url, { max: 1 });
await writeFile(new URL('schema.ts', import.meta.url), await writeSchemaTypes(pool));
await close();
await database.drop();
await server.stop();
