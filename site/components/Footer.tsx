import './Footer.css';
import { marnsOf } from '../../shared/publicFirm';
import { freeHelp } from '../content/freeHelp';
import { useFirm } from '../firm';
import { Icon, type IconName } from './Icon';
import { Logo } from './Logo';
import { footerLineLinks, footerLinks } from './navigationLinks';
import { NewsletterForm } from './newsletter/NewsletterForm';

const socialSites = [
  ['linkedin', 'LinkedIn'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
] as const satisfies [IconName, string][];

export function Footer() {
  const firm = useFirm();
  const { company } = firm;
  const marns = marnsOf(firm);
  return (
    <footer className="site-footer panel-dark">
      <div className="wrap grid">
        <div className="footer-about column-title">
          <Logo />
          <p className="soft">{company.description}</p>
          <ul className="footer-social no-print">
            {socialSites.map(
              ([icon, name]) =>
                company[icon] && (
                  <li key={name}>
                    <a className="icon-button" href={company[icon]} target="_blank" rel="noopener">
                      <Icon name={icon} />
                      <span className="visually-hidden">
                        {company.short_name} on {name} (new tab)
                      </span>
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
        <nav className="footer-links no-print" aria-label="Footer">
          <h2 className="margin-title">Quick links</h2>
          <ul className="footer-list links">
            {footerLinks.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
          <h2 className="margin-title">{freeHelp.heading}</h2>
          <ul className="footer-list links">
            {freeHelp.links.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="column-aside no-print">
          <NewsletterForm />
        </div>
        <ul className="footer-line cluster links no-print">
          {footerLineLinks.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
        <p className="footer-legal soft">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {company.name}.{' '}
          <span>ABN {company.abn}.</span>{' '}
          {marns && <span>Registered migration agents: {marns}.</span>}
        </p>
      </div>
    </footer>
  );
}
