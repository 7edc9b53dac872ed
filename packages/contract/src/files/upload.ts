import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';
import { integerFrom } from '../shared/values.ts';

/** Maximum size of a picture as it is uploaded: 500 KB, in bytes (UPL-06). */
export const pictureLimit = 500 * 1024;

/** Accepted picture types; browsers convert all others before uploading. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Maximum size of a video: 50 MB, in bytes. */
export const videoLimit = 50 * 1024 * 1024;

/** Video types that all current browsers play; videos are stored as uploaded. */
export const videoTypes = ['video/mp4', 'video/webm'] as const;

/** Purposes of a person's picture; the only ones also for a company that is being created. */
export const profilePurposes = ['profilePhoto', 'coverPhoto'] as const;

/** Purposes of pictures that a person may upload, acting as themselves or as a company. */
export const userPurposes = [...profilePurposes, 'postPhoto', 'groupPhoto'] as const;

/** Purposes of pictures; the purpose decides shape and sizes. */
export const picturePurposes = [...userPurposes, 'certificatePhoto', 'productPhoto'] as const;

/**
 * Purposes of a company's files: pictures, and a video of the company or of a product. Pictures of posts belong to a
 * person.
 */
export const businessPurposes = [...profilePurposes, 'certificatePhoto', 'productPhoto', 'video'] as const;

/** Purposes of all files. */
export const uploadPurposes = [...picturePurposes, 'video'] as const;

const contentType = z.enum(pictureTypes);
const fileSize = integerFrom(1);

/** The older flow, which supports one purpose only (UPL-04). */
export const profilePhotoUploadSchema = z.object({ contentType, fileSize });

/** Content type, size in bytes and purpose of a picture before its upload (UPL-01, UPL-02). */
export const uploadRequestSchema = z.extend(profilePhotoUploadSchema, { purpose: z.enum(userPurposes) });

/** The same for a company; `businessID` (UPL-01) is absent while a company is being created. */
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

/** Upload target: a multipart form with all `fields`, then the file as `file`, without a session token. */
export const signedPostSchema = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

/** Reply to an upload request; `token` claims the picture afterwards. */
export const uploadTicketSchema = z.object({ signedPost: signedPostSchema, token: z.string() });

/** A token sent back by the client, for pictures and videos alike. */
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
