import './Footer.css';
import { company } from '../content/company';
import { freeHelp } from '../content/freeHelp';
import { Icon, type IconName } from './Icon';
import { Logo } from './Logo';
import { footerLinks } from './navigationLinks';
import { NewsletterForm } from './newsletter/NewsletterForm';

const socialIcons = {
  LinkedIn: 'linkedin',
  Facebook: 'facebook',
  Instagram: 'instagram',
} as const satisfies Record<(typeof company.social)[number]['name'], IconName>;

export function Footer() {
  return (
    <footer className="site-footer panel-dark">
      <div className="wrap grid">
        <div className="footer-about">
          <Logo />
          <p>{company.description}</p>
          <ul className="footer-social">
            {company.social.map(({ name, url }) => (
              <li key={name}>
                <a className="icon-button" href={url} target="_blank" rel="noopener">
                  <Icon name={socialIcons[name]} />
                  <span className="visually-hidden">
                    {company.shortName} on {name} (new tab)
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className="footer-links" aria-label="Footer">
          <h2 className="margin-title">Quick links</h2>
          <ul className="footer-list">
            {footerLinks.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
          <h2 className="margin-title">{freeHelp.heading}</h2>
          <ul className="footer-list">
            {freeHelp.links.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-newsletter">
          <NewsletterForm />
        </div>
        <p className="footer-legal">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {company.name}.{' '}
          <span className="footer-number">ABN {company.abn}.</span>
        </p>
      </div>
    </footer>
  );
}
