type CaptureWindow = Window & typeof globalThis;

/** TypeScript's DOM types lack `preferCurrentTab`, which makes the browser offer the current tab first. */
type TabCaptureOptions = DisplayMediaStreamOptions & { preferCurrentTab?: boolean };

/** Only Chromium has `featurePolicy`, which TypeScript's DOM types lack. */
type PolicyDocument = Document & { featurePolicy?: { allowsFeature(name: string): boolean } };

export const canCapture = ({ navigator, document }: Window): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function' &&
  (document as PolicyDocument).featurePolicy?.allowsFeature('display-capture') !== false;

/** Waits two animation frames, so that the hidden dialog of the bug report has left the screen. */
const waitForPaint = (from: Window) =>
  new Promise<void>((resolve) =>
    from.requestAnimationFrame(() => from.requestAnimationFrame(() => resolve())),
  );

export async function capture(from: Window): Promise<Blob> {
  const { document, navigator } = from as CaptureWindow;
  const options: TabCaptureOptions = { video: { displaySurface: 'browser' }, preferCurrentTab: true };
  const stream = await navigator.mediaDevices.getDisplayMedia(options);
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    await waitForPaint(from);
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
