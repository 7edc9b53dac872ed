import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';
import { integerFrom } from '../shared/values.ts';

/** Most bytes of a picture as it is sent: 500 KB (UPL-06). */
export const pictureLimit = 500 * 1024;

/** What may be sent; browsers turn everything else into one of them before sending. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Most bytes of a video: 50 MB. */
export const videoLimit = 50 * 1024 * 1024;

/** Videos that browsers everywhere play; they are kept as they are sent. */
export const videoTypes = ['video/mp4', 'video/webm'] as const;

/** What a person's picture is for; a company that is about to be created has no others either. */
export const profilePurposes = ['profilePhoto', 'coverPhoto'] as const;

/** What a person may send a picture for, whether they act as themselves or as a company. */
export const userPurposes = [...profilePurposes, 'postPhoto'] as const;

/** What a picture is for; it decides its shape and sizes. */
export const picturePurposes = [...userPurposes, 'certificatePhoto', 'productPhoto'] as const;

/** What a file of a company is for: a picture, or a video of the company or of a product. Pictures of posts are a person's own. */
export const businessPurposes = [...profilePurposes, 'certificatePhoto', 'productPhoto', 'video'] as const;

/** What any file is for. */
export const uploadPurposes = [...picturePurposes, 'video'] as const;

const contentType = z.enum(pictureTypes);
const fileSize = integerFrom(1);

/** The older flow knows one purpose only (UPL-04). */
export const profilePhotoUploadSchema = z.object({ contentType, fileSize });

/** Content type, size in bytes and purpose of a picture that is about to be sent (UPL-01, UPL-02). */
export const uploadRequestSchema = z.extend(profilePhotoUploadSchema, { purpose: z.enum(userPurposes) });

/** The same for a company; `businessID` (UPL-01) is absent for a company that is about to be created. */
export const businessUploadRequestSchema = z
  .object({
    contentType: z.enum([...pictureTypes, ...videoTypes]),
    fileSize,
    purpose: z.enum(businessPurposes),
    businessID: z.optional(idSchema),
  })
  .check(
    z.refine(({ contentType, purpose }) => isVideoType(contentType) === (purpose === 'video'), {
      path: ['contentType'],
      error: 'must be the type of a film for a video, the type of a picture for everything else',
    }),
    z.refine(({ businessID, purpose }) => businessID !== undefined || isProfilePurpose(purpose), {
      path: ['businessID'],
      error:
        'must be there for this purpose; only a profile or cover photo is sent before a company is created',
    }),
  );

/** Whether a content type is that of a video. */
export function isVideoType(type: string): type is VideoType {
  return videoTypes.some((one) => one === type);
}

function isProfilePurpose(purpose: string): boolean {
  return profilePurposes.some((one) => one === purpose);
}

/** Where the file goes: a multipart form of all `fields`, then the file as `file`, without any session token. */
export const signedPostSchema = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

/** What an upload request answers; `token` is what the picture is claimed by afterwards. */
export const uploadTicketSchema = z.object({ signedPost: signedPostSchema, token: z.string() });

/** A token as it comes back; pictures and videos alike. */
export const uploadTokenSchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'must be the token of an upload')),
});

export type PictureType = (typeof pictureTypes)[number];
export type VideoType = (typeof videoTypes)[number];
export type ProfilePurpose = (typeof profilePurposes)[number];
export type UserPurpose = (typeof userPurposes)[number];
export type PicturePurpose = (typeof picturePurposes)[number];
export type BusinessPurpose = (typeof businessPurposes)[number];
export type UploadPurpose = (typeof uploadPurposes)[number];
export type SignedPost = z.output<typeof signedPostSchema>;
export type UploadTicket = z.output<typeof uploadTicketSchema>;
