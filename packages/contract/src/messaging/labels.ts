import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { oneLine } from '../shared/name-text.ts';
import { asQuery, requestParams } from './requests.ts';

export const labelColors = ['gray', 'blue', 'green', 'amber', 'red', 'purple'] as const;

/** Maximum labels of a company. */
export const requestLabelLimit = 30;

const labelNameSchema = z
  .string('must be a text')
  .check(
    z.overwrite(oneLine),
    z.minLength(1, 'must not be empty'),
    z.maxLength(40, 'must be 40 characters or fewer'),
  );

const labelColorSchema = z.enum(labelColors);

/** A label that a company's business members put on inquiries. */
const requestLabelSchema = z.object({
  labelID: z.string(),
  name: z.string(),
  color: labelColorSchema,
});

const labelParams = z.object({ id: idSchema, labelID: idSchema });

export type RequestLabel = z.output<typeof requestLabelSchema>;
export type LabelColor = (typeof labelColors)[number];

export const listRequestLabels = defineCall({
  name: 'list-request-labels',
  access: 'user',
  summary: "A company's labels for inquiries, by name",
  method: 'GET',
  path: 'business/{id}/request-labels',
  params: idParams,
  data: z.array(requestLabelSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Conflict: a label of that name exists (regardless of case), or the limit is reached. */
export const createRequestLabel = defineCall({
  name: 'create-request-label',
  access: 'user',
  summary: `Creates a label for inquiries; at most ${requestLabelLimit}`,
  method: 'POST',
  path: 'business/{id}/request-labels',
  params: idParams,
  body: z.object({ name: labelNameSchema, color: labelColorSchema }),
  data: requestLabelSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const changeRequestLabel = defineCall({
  name: 'change-request-label',
  access: 'user',
  summary: 'Changes name or colour of a label',
  method: 'PUT',
  path: 'business/{id}/request-labels/{labelID}',
  params: labelParams,
  body: z.object({ name: labelNameSchema, color: labelColorSchema }),
  data: requestLabelSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** For admins and owners; inquiries only lose the label. */
export const deleteRequestLabel = defineCall({
  name: 'delete-request-label',
  access: 'user',
  summary: 'Deletes a label of a company',
  method: 'DELETE',
  path: 'business/{id}/request-labels/{labelID}',
  params: labelParams,
  data: z.object({ labelID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Replaces all labels of the inquiry. */
export const labelRequest = defineCall({
  name: 'label-request',
  access: 'user',
  summary: 'Sets the labels of an inquiry',
  method: 'PUT',
  path: 'business/request/{rid}/labels',
  params: requestParams,
  query: asQuery,
  body: z.object({
    labelIDs: z
      .array(idSchema)
      .check(z.maxLength(requestLabelLimit, `must be ${requestLabelLimit} labels or fewer`)),
  }),
  data: z.object({ labelIDs: z.array(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
