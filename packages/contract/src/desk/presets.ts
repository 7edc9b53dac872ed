import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { oneLine } from '../shared/name-text.ts';

/** Most presets of one person. */
export const presetLimit = 30;

const nameSchema = z
  .string('must be a text')
  .check(
    z.overwrite(oneLine),
    z.minLength(1, 'must not be empty'),
    z.maxLength(60, 'must be 60 characters or fewer'),
  );

/** The query of an address of the list: `kinds=report&taken=me`. */
const querySchema = z
  .string()
  .check(z.maxLength(1_000, 'must be 1000 characters or fewer'), z.regex(/^[\w=&%.,~+-]*$/, 'is no query'));

const presetSchema = z.object({ presetID: z.string(), name: z.string(), query: z.string() });

export type Preset = z.output<typeof presetSchema>;

export const listPresets = defineCall({
  name: 'list-presets',
  access: 'staff',
  right: 'see-cases',
  summary: 'Own filters of cases, by name',
  method: 'GET',
  path: 'desk/presets',
  data: z.array(presetSchema),
  errors: ['Forbidden'],
});

/** A preset of the same name is replaced. Conflict when there are too many. */
export const savePreset = defineCall({
  name: 'save-preset',
  access: 'staff',
  right: 'see-cases',
  summary: 'Saves a filter of cases under a name',
  method: 'PUT',
  path: 'desk/presets',
  body: z.object({ name: nameSchema, query: querySchema }),
  data: presetSchema,
  errors: ['ValidationError', 'Forbidden', 'Conflict'],
});

export const deletePreset = defineCall({
  name: 'delete-preset',
  access: 'staff',
  right: 'see-cases',
  summary: 'Deletes a saved filter',
  method: 'DELETE',
  path: 'desk/presets/{id}',
  params: idParams,
  data: z.object({ presetID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
