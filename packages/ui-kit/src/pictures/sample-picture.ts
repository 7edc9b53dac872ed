import type { PictureUploadTexts } from './picture-upload.tsx';

/** A picture file for stories: hills under a sun, with a ruler along its edge. */
export async function samplePicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const fill = (colour: string, draw: () => void) => {
    context.fillStyle = colour;
    context.beginPath();
    draw();
    context.fill();
  };
  fill('#b9d3c8', () => context.rect(0, 0, width, height));
  fill('#f4e2b0', () => context.arc(width * 0.7, height * 0.3, height * 0.12, 0, 7));
  fill('#4f8a76', () => {
    context.moveTo(0, height * 0.75);
    context.lineTo(width * 0.3, height * 0.4);
    context.lineTo(width * 0.55, height * 0.7);
    context.lineTo(width * 0.75, height * 0.55);
    context.lineTo(width, height);
    context.lineTo(0, height);
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  return new File([blob], 'hills.png', { type: 'image/png' });
}

/** Words for the stories. */
export const samplePictureTexts = {
  choose: 'Change picture',
  progress: 'Updating your profile picture',
  preparing: 'Your picture is being prepared',
  stop: 'Stop',
  failed: 'An error has ocurred when we tried to upload your profile picture',
  unreadable: 'This file is not a picture that can be used.',
  cropper: {
    title: 'Choose the part to show',
    hint: 'Drag the picture, or use the arrow keys; zoom with the slider, the wheel or + and -.',
    frame: 'Part of the picture',
    zoom: 'Zoom',
    turn: 'Turn',
    position: (right, down, zoom, degrees) =>
      `${right} % across, ${down} % down, at ${zoom} %, turned by ${degrees}°`,
    confirm: 'Use this part',
    cancel: 'Cancel',
  },
} satisfies PictureUploadTexts;
