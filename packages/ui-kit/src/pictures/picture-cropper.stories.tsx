import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePicture, samplePictureTexts } from '../fixtures/sample-picture.ts';
import { PictureCropper } from './picture-cropper.tsx';

const meta = {
  title: 'Media/Picture cropper',
  component: PictureCropper,
  parameters: {
    guide: {
      when: 'After a picture is chosen, to take the part that is shown.',
      whenNot: 'Documents and galleries that keep the whole picture.',
      keyboard: 'Arrows move, plus and minus zoom, R turns, Enter takes it, Escape cancels.',
      content: 'Says the shape that is cut.',
      otherWords: ['crop', 'zoom', 'rotate', 'image editor', 'resize'],
    },
    docs: { story: { inline: false, height: '620px' } },
  },
  args: {
    file: new Blob(),
    ratio: '1:1',
    texts: samplePictureTexts.cropper,
    onCrop: fn(),
    onCancel: fn(),
    onUnreadable: fn(),
  },
  loaders: [async () => ({ file: await samplePicture(1200, 800) })],
  render: (args, { loaded }) => <PictureCropper {...args} file={loaded.file} />,
} satisfies Meta<typeof PictureCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog with its picture. */
async function open(canvasElement: HTMLElement) {
  const dialog = within(canvasElement).getByRole('dialog', { name: 'Choose the part to show' });
  const inside = within(dialog);
  const confirm = inside.getByRole('button', { name: 'Use this part' });
  await waitFor(() => expect(confirm).toBeEnabled());
  return { ...inside, confirm, frame: inside.getByRole('application') };
}

export const Square: Story = {
  args: { round: true },
  play: async ({ canvasElement, args }) => {
    const { confirm, frame } = await open(canvasElement);
    const { width, height } = frame.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1, 2);
    await userEvent.click(confirm);
    await expect(args.onCrop).toHaveBeenCalledWith({ x: 200, y: 0, width: 800, height: 800 }, 0);
  },
};

export const Cover: Story = {
  args: { ratio: '4:1' },
  play: async ({ canvasElement, args }) => {
    const { confirm, frame } = await open(canvasElement);
    const { width, height } = frame.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4, 1);
    await userEvent.click(confirm);
    await expect(args.onCrop).toHaveBeenCalledWith({ x: 0, y: 250, width: 1200, height: 300 }, 0);
  },
};

export const ByKeys: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Keys move, zoom and turn the picture, and its place is announced' },
  play: async ({ canvasElement, args }) => {
    const { confirm, frame, getByText, getByRole } = await open(canvasElement);
    frame.focus();
    // Moving the picture to the right shows a part further to the left.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(getByText('43 % across, 50 % down, at 100 %, turned by 0°')).toBeInTheDocument();
    await userEvent.keyboard('+');
    await expect(getByText('43 % across, 50 % down, at 110 %, turned by 0°')).toBeInTheDocument();
    await userEvent.keyboard('-');
    // The slider, and then the button beside it.
    await userEvent.tab();
    await userEvent.tab();
    await expect(getByRole('button', { name: 'Turn' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(getByText('50 % across, 43 % down, at 100 %, turned by 90°')).toBeInTheDocument();
    await userEvent.click(confirm);
    const [area, turns] = (args.onCrop as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(turns).toBe(1);
    await expect(Math.round(area.y)).toBe(120);
    await expect(Math.round(area.width)).toBe(800);
  },
};

export const BySlider: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Slider and wheel zoom, never beyond the edges' },
  play: async ({ canvasElement, args }) => {
    const { confirm, frame, getByRole } = await open(canvasElement);
    const slider = getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    fireEvent.change(slider, { target: { value: '2' } });
    await expect(slider).toHaveValue('2');
    fireEvent.wheel(frame, { deltaY: 10_000 });
    await waitFor(() => expect(slider).toHaveValue('1'));
    fireEvent.wheel(frame, { deltaY: -10_000 });
    await waitFor(() => expect(slider).toHaveValue('4'));
    await userEvent.click(confirm);
    await expect(args.onCrop).toHaveBeenCalledWith({ x: 500, y: 300, width: 200, height: 200 }, 0);
  },
};

export const ByPointer: Story = {
  tags: ['!dev'],
  parameters: { proves: 'The picture follows the pointer; two fingers pinch' },
  play: async ({ canvasElement, args }) => {
    const { confirm, frame, getByRole } = await open(canvasElement);
    // Synthetic pointers cannot be captured.
    frame.setPointerCapture = () => undefined;
    const { left, top, width } = frame.getBoundingClientRect();
    const at = (pointerId: number, x: number, y: number) => ({
      pointerId,
      clientX: left + x * width,
      clientY: top + y * width,
    });
    fireEvent.pointerDown(frame, at(1, 0.25, 0.5));
    fireEvent.pointerMove(frame, at(1, 0.375, 0.5));
    fireEvent.pointerUp(frame, at(1, 0.375, 0.5));
    fireEvent.pointerMove(frame, at(1, 0.9, 0.5));
    fireEvent.pointerDown(frame, at(1, 0.4, 0.5));
    fireEvent.pointerDown(frame, at(2, 0.6, 0.5));
    fireEvent.pointerMove(frame, at(1, 0.3, 0.5));
    fireEvent.pointerMove(frame, at(2, 0.7, 0.5));
    await waitFor(() => expect(getByRole('slider')).toHaveValue('2'));
    await userEvent.click(confirm);
    const [area] = (args.onCrop as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(area.width).toBeCloseTo(400, 0);
    await expect(area.x).toBeLessThan(400);
  },
};

export const Cancelled: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Escape and the button cancel' },
  play: async ({ canvasElement, args }) => {
    const { getByRole, frame } = await open(canvasElement);
    frame.focus();
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    // Only real keys cancel a dialog; Escape sends this event.
    fireEvent(frame.closest('dialog') as HTMLDialogElement, new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onCrop).not.toHaveBeenCalled();
  },
};

export const Unreadable: Story = {
  parameters: { proves: 'Says that the file is no picture' },
  loaders: [() => ({ file: new Blob(['no picture'], { type: 'image/png' }) })],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
  },
};
