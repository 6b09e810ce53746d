<?php

return [
    'paths' => ['api/*', 'sanctum/csrf-cookie'],
    'allowed_methods' => ['*'],
    'allowed_origins' => ['https://reto.example'],   // never '*' (the default) with credentials
    'allowed_origins_patterns' => [],
    'allowed_headers' => ['*'],
    'exposed_headers' => ['Date', 'Retry-After'],    // the product's clock, and its waits
    'max_age' => 7200,
    'supports_credentials' => true,
];
