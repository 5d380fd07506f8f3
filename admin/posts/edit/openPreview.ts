import { createPreviewLink, readPreviewLinks } from './postApi';

/**
 * Opens the post's page as it is being written in a new tab, by a link that is there already or a
 * new one.
 * @param save resolves with whether the server has what is on the screen.
 * @throws with why there is no preview.
 */
export async function openPreview(id: string, save: () => Promise<boolean>): Promise<void> {
  // At once: a browser blocks a tab that opens long after the click.
  const tab = window.open('', '_blank');
  if (!tab) throw new Error('The browser blocked the new tab. Allow pop-ups for this page.');
  tab.opener = null;
  try {
    if (!(await save())) throw new Error('The preview needs what you typed on the server first.');
    const [known] = await readPreviewLinks(id);
    const { url } = known ?? (await createPreviewLink(id));
    tab.location.replace(new URL(url).pathname);
  } catch (error) {
    tab.close();
    throw error;
  }
}
