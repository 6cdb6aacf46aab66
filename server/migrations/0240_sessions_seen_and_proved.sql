-- What people are shown of their sessions, and when each session's holder last proved who they are. The network is
-- the beginning of an address only.
alter table sessions
  add column proved_at timestamptz not null default now(),
  add column seen_at timestamptz not null default now(),
  add column device text not null default '',
  add column network text not null default '';
update sessions set proved_at = created_at, seen_at = created_at;

-- Sessions of the staff now end sooner. Those that are older ask for the login again.
update sessions s
set expires_at = least(s.expires_at, s.created_at + interval '12 hours', now() + interval '2 hours')
from accounts a
where a._id = s.account_id and a.role in ('admin', 'support', 'finance');
