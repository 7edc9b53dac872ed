import * as z from 'zod/mini';

/** Most bytes of a picture as it is sent: 500 KB (UPL-06). */
export const pictureLimit = 500 * 1024;

/** What may be sent; browsers turn everything else into one of them before sending. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What a picture is for; it decides its shape and sizes. */
export const picturePurposes = ['profilePhoto', 'coverPhoto'] as const;

const contentType = z.enum(pictureTypes);
const fileSize = z.int().check(z.positive());

/** The older flow knows one purpose only (UPL-04). */
export const profilePhotoUploadSchema = z.object({ contentType, fileSize });

/** Content type, size in bytes and purpose of a file that is about to be sent (UPL-01, UPL-02). */
export const uploadRequestSchema = z.extend(profilePhotoUploadSchema, { purpose: z.enum(picturePurposes) });

/** Where the file goes: a multipart form of all `fields`, then the file as `file`, without any session token. */
export const signedPostSchema = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

/** What an upload request answers; `token` is what the picture is claimed by afterwards. */
export const uploadTicketSchema = z.object({ signedPost: signedPostSchema, token: z.string() });

/** A token as it comes back. */
export const uploadTokenSchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'must be the token of an upload')),
});

export type PictureType = (typeof pictureTypes)[number];
export type PicturePurpose = (typeof picturePurposes)[number];
export type SignedPost = z.output<typeof signedPostSchema>;
export type UploadRequest = z.output<typeof uploadRequestSchema>;
export type UploadTicket = z.output<typeof uploadTicketSchema>;
