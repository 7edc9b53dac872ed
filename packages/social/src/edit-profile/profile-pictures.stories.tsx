import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { portraitPhoto } from '@wbn/cards/fixtures/pictures.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { newcomer } from '../fixtures/own-profiles.ts';
import { profileApi } from '../fixtures/profile-api.ts';
import { ProfilePictures } from './edit-profile-form.tsx';

const save = fn();
const changed = { ...newcomer, profilePhoto: portraitPhoto };
const ticket = { signedPost: { url: 'https://store.example/', fields: { key: 'k' } }, token: 't'.repeat(43) };
const stand: { status: number; finish: (() => void) | undefined } = { status: 204, finish: undefined };

/** A storage host that receives half of the file and waits until a story ends the upload. */
class StandInRequest {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload: (() => void) | undefined;
  open() {}
  abort() {}
  send() {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 50, total: 100 });
    stand.finish = () => {
      this.status = stand.status;
      this.onload?.();
    };
  }
}

const meta = {
  title: 'Profile/Profile pictures',
  component: ProfilePictures,
  args: {
    api: profileApi({
      'request-user-upload': () => ticket,
      'save-own-profile': ({ body }) => {
        save(body);
        return withSiblings(changed, { message: 'Saved' });
      },
    }),
    profile: newcomer,
    onProfile: fn(),
  },
  beforeEach: () => {
    const { XMLHttpRequest: own } = window;
    stand.status = 204;
    stand.finish = undefined;
    save.mockReset();
    window.XMLHttpRequest = StandInRequest as never;
    return () => {
      window.XMLHttpRequest = own;
    };
  },
} satisfies Meta<typeof ProfilePictures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses a picture and confirms the proposed crop. */
async function choose(root: HTMLElement, at: number): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 600;
  canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const input = root.querySelectorAll<HTMLInputElement>('input[type="file"]')[at];
  if (!blob || !input) throw new Error('no picture');
  await userEvent.upload(input, new File([blob], 'me.png', { type: 'image/png' }), { applyAccept: false });
  const confirm = await within(root).findByRole('button', { name: 'Use this picture' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  await waitFor(() => expect(stand.finish).toBeDefined());
}

export const PhotoUploaded: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['UPL-05', 'UPL-07', 'UPL-08'],
    proves: 'Crops the photo, sends it and shows it on the profile at once',
  },
  play: async ({ canvasElement, canvas, args }) => {
    await choose(canvasElement, 0);
    await expect(await canvas.findByText('Updating your profile picture')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveValue(50);
    stand.finish?.();
    await within(canvasElement.ownerDocument.body).findAllByText('Profile picture successfully uploaded');
    await expect(save).toHaveBeenCalledWith({ profilePhoto: { token: ticket.token } });
    await expect(args.onProfile).toHaveBeenCalledWith(changed);
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toBe(portraitPhoto.url));
  },
};

export const CoverUploaded: Story = {
  tags: ['!dev'],
  parameters: { rows: ['UPL-07', 'UPL-08'], proves: 'Does the same with the cover' },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement, 1);
    await expect(await canvas.findByText('Updating your cover photo')).toBeVisible();
    stand.finish?.();
    await within(canvasElement.ownerDocument.body).findAllByText('Cover photo successfully uploaded');
    await expect(save).toHaveBeenCalledWith({ coverPhoto: { token: ticket.token } });
  },
};

export const PhotoRemoved: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Removes the photo after a question; keeps the focus; pictures have names' },
  args: {
    profile: changed,
    api: profileApi({
      'save-own-profile': ({ body }) => {
        save(body);
        return withSiblings({ ...newcomer, profilePhoto: undefined }, { message: 'Saved' });
      },
    }),
  },
  play: async ({ canvasElement, canvas }) => {
    const photo = canvas.getByRole('img', { name: /^Photo of / });
    await expect(canvas.queryByRole('button', { name: 'Remove cover' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    const question = within(canvas.getByRole('dialog', { name: 'Remove your photo?' }));
    await expect(save).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Remove photo' }));
    await within(canvasElement.ownerDocument.body).findAllByText('Photo removed');
    await expect(save).toHaveBeenCalledWith({ profilePhoto: null });
    await waitFor(() => expect(photo).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change photo' })).toHaveFocus());
  },
};

export const UploadFailed: Story = {
  parameters: { rows: ['UPL-09'], proves: 'Says that the upload failed and keeps the picture' },
  play: async ({ canvasElement, canvas }) => {
    stand.status = 400;
    await choose(canvasElement, 0);
    stand.finish?.();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error has ocurred when we tried to upload your profile picture',
    );
    await expect(save).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Change photo' })).toBeEnabled();
  },
};
