<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class RegisterRequest extends FormRequest
{
    public function authorize(): bool
    {
        return true;
    }

    public function rules(): array
    {
        return [
            // PostgreSQL stores no text with a NUL character, and Hash::make() throws at one.
            'name' => ['required', 'string', 'min:2', 'max:60', 'not_regex:/\0/'],
            'last_name' => ['required', 'string', 'max:80', 'not_regex:/\0/'],
            // The days of the centre of Mexico, as in the site.
            'birthdate' => [
                'required',
                'date_format:Y-m-d',
                'before_or_equal:'.now('-06:00')->subYears(18)->toDateString(),
                'after_or_equal:'.now('-06:00')->subYears(110)->toDateString(),
            ],
            'phone' => ['bail', 'required', 'string', 'digits:10'],
            'zipcode' => ['bail', 'required', 'string', 'digits:5'],
            'state' => ['required', 'string', 'max:80', 'not_regex:/\0/'],
            'municipality' => ['required', 'string', 'max:80', 'not_regex:/\0/'],
            'neighborhood' => ['required', 'string', 'max:120', 'not_regex:/\0/'],
            'nickname' => ['bail', 'required', 'string', 'regex:/^[\p{L}\p{N}_.-]{3,20}$/u', 'unique:users,nickname'],
            'email' => ['bail', 'required', 'string', 'email', 'max:254', 'not_regex:/\0/', 'unique:users,email'],
            // No 'confirmed'.
            'password' => ['required', 'string', 'min:8', 'max:64', 'not_regex:/\0/'],
            'accepts_terms' => ['accepted'],
            'accepts_privacy' => ['accepted'],
            'accepts_marketing' => ['required', 'boolean'],
        ];
    }
}
