import './Navigation.css';
import { ConsultationButton } from './Consultation';
import { Icon } from './Icon';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { navigationLinks, servicesPath, useCurrent } from './navigationLinks';
import { ServicesMenu } from './ServicesMenu';
import { useScrolledPast } from './useScrolledPast';

const solidAfter = 50;

export function Navigation() {
  const solid = useScrolledPast(solidAfter);
  const current = useCurrent();
  return (
    <header className="site-header" data-solid={solid}>
      <nav className="wrap site-nav" aria-label="Main">
        <a className="site-home" href="/">
          <Logo />
          <span className="visually-hidden">, home page</span>
        </a>
        <ul className="nav-list">
          {navigationLinks.map((link) =>
            link.path === servicesPath ? (
              <ServicesMenu key={link.path} />
            ) : (
              <li key={link.path}>
                <a className="nav-link" href={link.path} aria-current={current(link.path)}>
                  {link.label}
                </a>
              </li>
            ),
          )}
        </ul>
        <search className="nav-search">
          <form action="/search">
            <Icon name="search" />
            <input type="search" name="q" aria-label="Search" maxLength={200} />
          </form>
        </search>
        <div className="nav-book">
          <ConsultationButton opens="booking">Book Consultation</ConsultationButton>
        </div>
        <MobileMenu />
      </nav>
    </header>
  );
}
