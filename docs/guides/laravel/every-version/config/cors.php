<?php

return [
    'paths' => ['api/*', 'sanctum/csrf-cookie'],
    'allowed_methods' => ['*'],
    // The site alone: with credentials, never '*' (Laravel's default).
    'allowed_origins' => [env('SITE_URL', env('APP_URL', 'http://localhost:8000'))],
    'allowed_origins_patterns' => [],
    'allowed_headers' => ['*'],
    'exposed_headers' => ['Date', 'Retry-After'],    // the product's clock, and its waits
    'max_age' => 7200,
    'supports_credentials' => true,
];
