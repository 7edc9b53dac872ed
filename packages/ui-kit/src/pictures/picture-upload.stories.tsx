import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePicture, samplePictureTexts } from '../fixtures/sample-picture.ts';
import { PictureUpload, type PictureUploadOptions } from './picture-upload.tsx';

const meta = {
  title: 'Media/Picture upload',
  component: PictureUpload,
  parameters: {
    guide: {
      when: 'A logo, portrait or cover; the picture is cut and scaled before it is sent.',
      whenNot: 'Documents: Document upload. Videos: Video upload.',
      keyboard: 'A button that opens the files of the device; the cropper follows.',
      content: 'Says shape and largest size.',
      otherWords: ['file upload', 'image upload', 'photo picker', 'dropzone', 'avatar upload'],
      parts: { 'Present picture': 'img, svg', Button: 'button' },
    },
  },
  args: {
    ratio: '1:1',
    round: true,
    width: 512,
    limit: 500 * 1024,
    texts: samplePictureTexts,
    onPicture: fn(async () => undefined),
  },
} satisfies Meta<typeof PictureUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No input');
  await userEvent.upload(input, file);
}

/** Returns whether the pixel at a point, given as shares of the picture, is red. */
async function isRed(picture: Blob, x: number, y: number): Promise<boolean> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0] = context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? [];
  return red > green + 100;
}

/** Draws a white picture with a red upper left quarter. */
async function cornerPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [400, 400];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 400, 400);
  context.fillStyle = '#e00000';
  context.fillRect(0, 0, 200, 200);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'corner.png', { type: 'image/png' });
}

export const Turned: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Sends the picture as it was turned' },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await cornerPicture());
    const turn = await within(canvasElement).findByRole('button', { name: 'Turn' });
    await waitFor(() => expect(turn).toBeEnabled());
    await userEvent.click(turn);
    await confirm(canvasElement);
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledTimes(1));
    const [picture] = (args.onPicture as ReturnType<typeof fn>).mock.calls[0] ?? [];
    const corners = [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
    ] as const;
    const red = await Promise.all(corners.map(([x, y]) => isRed(picture, x, y)));
    await expect(red).toEqual([false, true, false, false]);
  },
};

async function confirm(canvasElement: HTMLElement): Promise<void> {
  const button = await within(canvasElement).findByRole('button', { name: 'Use this part' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

export const Sent: Story = {
  tags: ['!dev'],
  parameters: { rows: ['UPL-06'], proves: 'Makes the chosen part smaller, then sends it' },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await samplePicture(3000, 2000));
    await confirm(canvasElement);
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledTimes(1));
    const [picture] = (args.onPicture as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(picture.type).toBe('image/webp');
    await expect(picture.size).toBeLessThan(500 * 1024);
    const { width, height } = await createImageBitmap(picture);
    await expect([width, height]).toEqual([512, 512]);
    await waitFor(() => expect(within(canvasElement).queryByRole('progressbar')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Change picture' })).toBeEnabled();
  },
};

const progress: { now?: PictureUploadOptions['onProgress'] } = {};

export const Sending: Story = {
  tags: ['!dev'],
  parameters: { rows: ['UPL-07'], proves: 'Shows the progress and stops on request' },
  args: {
    onPicture: fn(
      (_picture: Blob, { onProgress, signal }: PictureUploadOptions) =>
        new Promise<void>((_resolve, reject) => {
          progress.now = onProgress;
          onProgress(0.4);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, await samplePicture(600, 400));
    await confirm(canvasElement);
    const bar = await canvas.findByRole('progressbar', { name: /Updating your profile picture/ });
    await waitFor(() => expect(bar).toHaveValue(40));
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByText('Change picture'));
    // The upload is complete and the server is processing the picture.
    progress.now?.(1);
    const preparing = await canvas.findByRole('progressbar', { name: 'Your picture is being prepared' });
    await expect(preparing).not.toHaveAttribute('value');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { rows: ['UPL-09'], proves: 'Says that the picture could not be sent' },
  args: {
    onPicture: fn(async () => {
      throw new Error('No network');
    }),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await samplePicture(600, 400));
    await confirm(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('An error has ocurred');
  },
};

export const NotAPicture: Story = {
  parameters: { proves: 'Says that the file is no picture' },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, new File(['no picture'], 'x.png', { type: 'image/png' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not a picture');
    await expect(args.onPicture).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Cancels, and the same file can be chosen again' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const file = await samplePicture(600, 400);
    const button = canvas.getByRole('button', { name: 'Change picture' });
    for (let count = 0; count < 2; count++) {
      button.focus();
      await choose(canvasElement, file);
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
    }
    await expect(args.onPicture).not.toHaveBeenCalled();
  },
};
