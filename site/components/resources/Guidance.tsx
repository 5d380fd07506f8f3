import { resourcesPage } from '../../content/resources';
import { ArrowLink } from '../ArrowLink';
import { ClosingPanel } from '../ClosingPanel';

/** The id of the part of the page with the offices and phones. */
export const contactId = 'contact';

const { heading, text, primary, secondary } = resourcesPage.guidance;

/** For those who would rather be guided: down to the contacts, or on to the calculator. */
export function Guidance() {
  return (
    <ClosingPanel heading={heading} text={text}>
      <a className="button button-primary button-large" href={`#${contactId}`}>
        {primary.label}
      </a>
      <ArrowLink to={secondary.path}>{secondary.label}</ArrowLink>
    </ClosingPanel>
  );
}
